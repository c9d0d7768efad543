export { FamilyPotPart } from './family-pot-part'
