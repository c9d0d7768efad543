export { LoginByCodePart } from './login-by-code-part'
export { asksForCode, loginByCodePath } from './login-by-code-path'
