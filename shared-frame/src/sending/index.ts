export { captchaResponse } from './captcha-response'
export { failureOf } from './failure'
export { NotSent } from './not-sent'
