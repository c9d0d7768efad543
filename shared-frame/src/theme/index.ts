export { MuiProvider } from './MuiProvider'
