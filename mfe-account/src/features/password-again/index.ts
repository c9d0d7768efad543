export {
  emptyProof,
  type OwnerProofValues,
  type ProvenUser,
  proofFields,
  proofMessages,
  proofOnWire,
} from './owner-proof'
export { PasswordAgain } from './PasswordAgain'
