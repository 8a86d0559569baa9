export * from 'react-dom-17'
export { default } from 'react-dom-17'
