export * from 'chart.js'
