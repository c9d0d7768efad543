import type { CallAnswer } from 'shared-contracts/calls'

export type SocialMode = CallAnswer<'User/GetSocialSignIns'>[number]['authenticationMode']

/** The order of the buttons: what most people here have comes first. */
export const socialOrder: readonly SocialMode[] = ['Zalo', 'Facebook', 'Google']
