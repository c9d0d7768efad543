import { BREAD_AND_CAKES } from './bread-and-cakes'
import { DRINKS } from './drinks'
import type { Form } from './form'
import { FRUIT_AND_SWEETS } from './fruit-and-sweets'
import { GRUELS } from './gruels'
import { NOODLES_AND_RICE } from './noodles-and-rice'
import { PLATES } from './plates'
import { POTS_AND_SOUPS } from './pots-and-soups'

/** Forms by name; the name begins a composition's. */
export const FORMS: Readonly<Record<string, Form>> = {
  ...PLATES,
  ...POTS_AND_SOUPS,
  ...GRUELS,
  ...NOODLES_AND_RICE,
  ...BREAD_AND_CAKES,
  ...FRUIT_AND_SWEETS,
  ...DRINKS,
}
