export { AskFirst } from './AskFirst'
