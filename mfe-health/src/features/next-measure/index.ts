export { NextMeasure } from './components/NextMeasure'
