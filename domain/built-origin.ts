/**
 * What the build writes where a full address has to stand and it cannot know it. The server, which is told its address
 * (PUBLIC_URL), puts it in. `.invalid` leads nowhere by agreement (RFC 2606), should it ever be left standing.
 */
export const BUILT_ORIGIN = 'https://origin.invalid';
