export { Previewed } from './Previewed'
export { TextPreview } from './TextPreview'
