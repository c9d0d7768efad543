export { classTexts } from './class-texts'
export { ClassEditor } from './components/ClassEditor'
export { ClassList } from './list/ClassList'
