export { ConsentNotice } from './ConsentNotice'
export { WithdrawnConsent } from './WithdrawnConsent'
