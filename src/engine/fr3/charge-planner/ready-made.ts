/** Example plans, as addresses. */
export interface ReadyMade {
  readonly name: string;
  readonly says: string;
  readonly address: string;
}

export const readyMade: readonly ReadyMade[] = [
  {
    name: 'Bows, then knights',
    says: 'How much a volley before the charge helps.',
    address:
      'a=knights&b=pikes&1=volley&1.f=longbows&1.f.count=2&2=charge&3=melee&4=follow-up&5=over-pursuit&B.a=knights&B.b=pikes&B.1=charge&B.2=melee&B.3=follow-up&B.4=over-pursuit',
  },
  {
    name: 'A dragon among the spears',
    says: 'Fear on contact, the melee, and a second round if the spears hold.',
    address: 'a=dragons&b=spears&b.support=2&1=charge&2=fear&3=melee&4=follow-up&5=phase&6=melee',
  },
  {
    name: 'Cannon and heavy cavalry',
    says: 'A shot that may open the line, and a charge that may be countercharged.',
    address: 'a=heavy-cavalry&b=knights&1=artillery&1.by=cannon&2=charge&3=melee&4=follow-up&5=over-pursuit',
  },
  {
    name: 'Blast before the wedge',
    says: 'A spell that works two times out of three, and then the chariots’ charge.',
    address: 'a=heavy-chariots&b=spears&b.support=2&1=blast&1.works=2/3&1.by=blast-2&2=charge&3=melee&4=follow-up&5=over-pursuit',
  },
  {
    name: 'The general steps forward',
    says: 'A challenge, accepted or declined, and then the melee without the defeated leader.',
    address:
      'a=heavy-cavalry&a.leader=general-2-2&a.weapon=1&b=handweapons&b.leader=hero-1-1&b.support=2&1=charge&2=challenge&3=melee&4=follow-up&5=over-pursuit&B.a=heavy-cavalry&B.a.leader=general-2-2&B.a.weapon=1&B.b=handweapons&B.b.leader=hero-1-1&B.b.support=2&B.1=charge&B.2=challenge&B.2.answer=declines&B.3=melee&B.4=follow-up&B.5=over-pursuit',
  },
  {
    name: 'Javelins and two rounds',
    says: 'Infantry with throwing weapons that fights on into the enemy’s phase.',
    address:
      'a=handweapons&a.support=2&b=spears&b.support=2&1=charge&2=throwing&3=melee&4=follow-up&5=phase&6=melee&7=follow-up&8=phase&9=melee',
  },
];
