export { default as pages } from './en.md?raw';
