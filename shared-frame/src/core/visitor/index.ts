export { type KnownSession, knownSession } from './known-session'
export { noVisitorData } from './no-visitor-data'
export { useVisitorData, type VisitorQuery } from './use-visitor-data'
export {
  useCartItems,
  useChildren,
  useConsents,
  useCounts,
  useFavouriteIds,
  useRegisteredClasses,
  useRemainingSurveys,
  useVisitorProfile,
  type VisitorChild,
  type VisitorCounts,
  type VisitorProfile,
} from './visitor-hooks'
