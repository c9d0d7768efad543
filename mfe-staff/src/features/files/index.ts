export { FileList } from './components/FileList'
export { fileTexts } from './file-texts'
