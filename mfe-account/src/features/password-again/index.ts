export { emptyProof, type OwnerProofValues, type ProvenUser, proofMessages, proofOnWire } from './owner-proof'
export { PasswordAgain } from './PasswordAgain'
