export { CopyLink } from './CopyLink'
export { Previewed } from './Previewed'
export { TextPreview } from './TextPreview'
