export * from 'react-17'
export { default } from 'react-17'
