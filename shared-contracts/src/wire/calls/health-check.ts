import { addressesOn, userDelete, userPost, userRead, userReset } from './define'

/** Ours: the calls that restore, move and delete one check, and the one that deletes everything permanently. */
export const healthCheckAddresses = addressesOn('api', {
  'HealthCheck/GetMotherHealthHistory': userRead,
  'HealthCheck/CheckMotherHealth': userPost,
  'HealthCheck/CheckOtherMotherHealth': userPost,
  'HealthCheck/CheckChildHealth': userPost,
  'HealthCheck/CheckOtherChildHealth': userPost,
  'HealthCheck/ResetMotherHealthHistory': userReset,
  'HealthCheck/RestoreMotherHealthHistory': userPost,
  'HealthCheck/DeleteMotherCheck': userDelete,
  'HealthCheck/GetChildrenHealthHistory': userRead,
  'HealthCheck/ResetChildHealthHistory': userReset,
  'HealthCheck/RestoreChildHealthHistory': userPost,
  'HealthCheck/DeleteChildCheck': userDelete,
  'HealthCheck/MoveChildCheck': userPost,
  'HealthCheck/DeleteHealthData': userDelete,
})
