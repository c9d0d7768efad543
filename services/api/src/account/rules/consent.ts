import type { CallAnswer } from 'shared-contracts/calls'

export type ConsentEntry = CallAnswer<'User/GetConsents'>[number]
export type ConsentPurpose = ConsentEntry['purpose']
