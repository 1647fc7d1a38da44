/** Where the text about complications of a pregnancy is encrypted for. */
export const complicationsOf = (id: string) => ({
  table: 'pregnancies',
  column: 'complications',
  rowKey: id,
});
