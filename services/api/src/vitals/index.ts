export { droppedVisits, type VitalsServices, vitalsCalls } from './calls/vitals.calls'
export { forgetOldVitals } from './store/vitals.store'
