// When people come: how many were here in each hour, without a word about who.
export const VISITS = 'create table visits (hour timestamptz primary key, people int not null)';
