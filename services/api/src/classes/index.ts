export { cookingClassCalls } from './calls/cooking-class.calls'
