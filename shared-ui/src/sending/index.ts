export { captchaResponse } from './captcha-response'
export { failureOf } from './failure'
export { type KeptDraft, keptDraft } from './kept-drafts'
