export { vitalsCalls } from './calls/vitals.calls'
export { forgetOldVitals } from './store/vitals.store'
