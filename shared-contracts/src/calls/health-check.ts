import { addressesOn, userDelete, userPost, userRead } from './define'

/** The calls that restore and delete one check are ours: the undo of DECISIONS 44. */
export const healthCheckAddresses = addressesOn('api', {
  'HealthCheck/GetMotherHealthHistory': userRead,
  'HealthCheck/CheckMotherHealth': userPost,
  'HealthCheck/CheckOtherMotherHealth': userPost,
  'HealthCheck/CheckChildHealth': userPost,
  'HealthCheck/CheckOtherChildHealth': userPost,
  'HealthCheck/ResetMotherHealthHistory': userRead,
  'HealthCheck/RestoreMotherHealthHistory': userPost,
  'HealthCheck/DeleteMotherCheck': userDelete,
  'HealthCheck/GetChildrenHealthHistory': userRead,
  'HealthCheck/ResetChildHealthHistory': userRead,
  'HealthCheck/RestoreChildHealthHistory': userPost,
  'HealthCheck/DeleteChildCheck': userDelete,
})
