declare module 'systemjs/dist/system.min.js' {}
