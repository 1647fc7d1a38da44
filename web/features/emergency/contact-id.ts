/** Of what takes the focus once she has added or changed it. */
export const contactIdOf = ({ id }: { id: string }) => `contact-${id}`;
