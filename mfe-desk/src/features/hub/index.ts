export { Hub } from './Hub'
export { hubTexts } from './hub-texts'
