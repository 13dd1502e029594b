/**
 * Advisory lock, held shared while a backup reads its snapshot. The sweep of uploads skips its turn then.
 */
export const backupLock = 7_240_002;
