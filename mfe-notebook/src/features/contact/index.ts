export { ContactChannels } from './ContactChannels'
export { ContactFormPart } from './contact-form-part'
export { siteConfigurationQuery, useSiteConfiguration } from './site-configuration-query'
