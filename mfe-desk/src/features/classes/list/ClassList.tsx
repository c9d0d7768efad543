import { classDeskPath } from 'shared-contracts/paths'
import { EntryListPage } from '../../../kit/list'
import { listedClass } from './listed-class'

/** All classes, and the way to a new one. */
export function ClassList() {
  return <EntryListPage kind={listedClass} makeAt={classDeskPath(null)} />
}
