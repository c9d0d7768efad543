import type { CallAnswer } from 'shared-contracts/calls'

export type ConsentEntry = CallAnswer<'User/GetConsents'>[number]
export type ConsentPurpose = ConsentEntry['purpose']

/** The registration text of SPEC.md §2: who registers has agreed to it, whatever the boxes say. */
export const REGISTRATION_TEXT_VERSION = 'dang-ky-2023-07-20'
