export { ClassDeskList } from './components/ClassDeskList'
export { ClassEditor } from './components/ClassEditor'
