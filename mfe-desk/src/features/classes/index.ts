export { classDeskTexts } from './class-desk-texts'
export { ClassDeskList } from './components/ClassDeskList'
export { ClassEditor } from './components/ClassEditor'
