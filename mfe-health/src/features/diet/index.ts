export { DietTool } from './components/DietTool'
