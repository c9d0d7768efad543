export { AskFirst, type AskFirstProps } from './AskFirst'
