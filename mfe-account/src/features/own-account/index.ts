export { AccountFrame } from './components/AccountFrame'
export { Asked } from './components/Asked'
export { FormColumn } from './components/FormColumn'
export { failureText } from './failure-text'
