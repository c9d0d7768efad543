export {
  type Audience,
  audienceOf,
  givenRole,
  isWithheld,
  mayRead,
  type Reader,
  type Refusal,
  type Resource,
  type Role,
  refusalOf,
  resources,
  roleOf,
} from './readers'
export { SECOND_STEP_STATES, type SecondStepState, STEP_FRESH_MINUTES } from './second-step'
