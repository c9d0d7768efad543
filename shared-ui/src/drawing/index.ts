export { svgPng } from './svg-png'
export { useElementWidth } from './use-element-width'
