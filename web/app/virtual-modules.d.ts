declare module 'virtual:product-version' {
  const version: string;
  export default version;
}

declare module 'virtual:licences' {
  const packages: readonly (readonly [name: string, version: string, licence: string])[];
  export default packages;
}
