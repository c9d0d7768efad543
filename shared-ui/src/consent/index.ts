export { ConsentNotice } from './ConsentNotice'
export { useHealthConsent } from './use-health-consent'
