/** Which shapes of which calls are served, for the API, the build and the release store; it brings zod, which no page may load. */
export { type CallRecord, callRecord, namesOnPath, type RecordedCall, shapeReliedOn } from './call-record'
export { parseServiceContract, type ServedCall, type ServiceContract, servedContract } from './service-contract'
