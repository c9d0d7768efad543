export { ConsentNotice } from './ConsentNotice'
