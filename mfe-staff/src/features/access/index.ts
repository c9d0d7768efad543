export { StaffArea } from './StaffArea'
