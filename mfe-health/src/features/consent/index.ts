export { WithdrawnConsent } from './WithdrawnConsent'
