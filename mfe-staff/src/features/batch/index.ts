export { BatchTool } from './components/BatchTool'
export { pageTexts as batchPageTexts } from './page-texts'
