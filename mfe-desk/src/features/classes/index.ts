export { classDeskTexts } from './class-desk-texts'
export { ClassEditor } from './components/ClassEditor'
export { ClassList } from './list/ClassList'
