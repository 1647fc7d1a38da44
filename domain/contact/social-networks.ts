/** The networks the footer names. Where each link leads is a setting of the operator. */
export const SOCIAL_NETWORKS = ['instagram', 'x', 'facebook', 'linkedin', 'youtube'] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const SOCIAL_NETWORK_NAMES: Record<SocialNetwork, string> = {
  instagram: 'Instagram',
  x: 'X',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
};
